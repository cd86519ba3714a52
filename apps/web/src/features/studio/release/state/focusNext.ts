/** The clicked button's screen is gone, so focus moves to its replacement after the next render. */
export const focusNext = (id: string): void => void requestAnimationFrame(() => document.getElementById(id)?.focus())
