/** What was pressed is gone with its screen: the focus goes on with what takes its place, once that is drawn. */
export const focusNext = (id: string): void => void requestAnimationFrame(() => document.getElementById(id)?.focus())
