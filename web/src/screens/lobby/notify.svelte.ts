// Notices of the browser while the page is open but not seen. Asked for by a person's hand only.
import { settings } from "../../app/settings.svelte";

const has = isSecureContext && "Notification" in window;

// "insecure": the browser would have them, over a secure connection.
export const notices = $state({
    state: (!isSecureContext ? "insecure" : has ? "asked" : "without") as
        "insecure" | "without" | "asked" | "denied",
});

export const isNotifying = (): boolean =>
    has && settings.notify && Notification.permission === "granted";

export async function setNotify(wanted: boolean): Promise<void> {
    if (wanted && Notification.permission !== "granted") await Notification.requestPermission();
    const { permission } = Notification;
    notices.state = permission === "denied" ? "denied" : "asked";
    settings.notify = wanted && permission === "granted";
}

export async function notify(text: string, address: string): Promise<void> {
    if (!isNotifying()) return;
    const options = { body: text, tag: address, data: address, icon: "icons/app-192.png" };
    try {
        const shown = new Notification("Velatura", options);
        shown.onclick = () => {
            window.focus();
            location.hash = address;
            shown.close();
        };
    } catch {
        // On Android only the service worker may.
        const registration = await navigator.serviceWorker?.getRegistration();
        await registration?.showNotification("Velatura", options);
    }
}
