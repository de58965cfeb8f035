// What must be seen whatever lies above the screen: dialogs show it at their head.
import type { Snippet } from "svelte";

export const urgent = $state<{ question: Snippet | undefined }>({ question: undefined });
