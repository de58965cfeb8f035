// Where the words about a scoring card go: beside it, on the side with more room, or where that is narrow
// below or above it. For use as {@attach besideTile(…)} on something that lies absolutely in the board.
const most = 340; // pixels wide
const least = 170;
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
            const beside = Math.min(most, Math.max(left, right) - gap - 6);
            const narrow = beside < least;
            const room = narrow ? at.width : beside;
            box.style.width = `${room}px`;
            const x = narrow
                ? left
                : right >= left
                  ? at.right - around.left + gap
                  : left - gap - room;
            const { height } = box.getBoundingClientRect();
            const low = Math.max(around.top, 0) + 6;
            // The main button stays free.
            const main = board.querySelector("[data-main]")?.getBoundingClientRect();
            const over = main && x + around.left < main.right && main.left < x + around.left + room;
            const high = (over ? main.top : innerHeight) - height - 6;
            const below = at.bottom + 4;
            const y = !narrow
                ? Math.max(low, Math.min(at.top, high))
                : below <= high
                  ? below
                  : at.top - 4 - height;
            box.style.left = `${x}px`;
            box.style.top = `${y - around.top}px`;
        };
        const sized = new ResizeObserver(place);
        sized.observe(board);
        sized.observe(box);
        return () => sized.disconnect();
    };
}
