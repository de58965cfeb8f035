// Where the words about a scoring card go: beside it, on the side with more room, or below it where
// there is none. For use as {@attach besideTile(…)} on something that lies absolutely in the board.
const most = 340; // pixels wide
const least = 120;
const gap = 10;

export function besideTile(_card: string) {
    return (box: HTMLElement) => {
        const board = box.closest<HTMLElement>(".board");
        const tile = board?.querySelector<HTMLElement>('.scoring .tile[aria-pressed="true"]');
        if (!board || !tile) return;
        const place = () => {
            const around = board.getBoundingClientRect();
            const at = tile.getBoundingClientRect();
            const left = at.left - around.left;
            const right = around.right - at.right;
            const room = Math.min(most, Math.max(left, right) - gap - 6);
            const narrow = room < least;
            box.style.width = `${narrow ? at.width : room}px`;
            const x = narrow
                ? left
                : right >= left
                  ? at.right - around.left + gap
                  : left - gap - room;
            const { height } = box.getBoundingClientRect();
            const low = Math.max(around.top, 0) + 6;
            const y = narrow
                ? at.bottom + 4
                : Math.max(low, Math.min(at.top, innerHeight - height - 6));
            box.style.left = `${x}px`;
            box.style.top = `${y - around.top}px`;
        };
        const sized = new ResizeObserver(place);
        sized.observe(board);
        sized.observe(box);
        return () => sized.disconnect();
    };
}
