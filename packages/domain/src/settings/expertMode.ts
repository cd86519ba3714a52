/** Exact text to type (spec: settings.expert-mode). */
export const EXPERT_WORD = 'confirm'

/** `typed` is null if the prompt was closed. */
export const isConfirmed = (typed: string | null): boolean => typed === EXPERT_WORD

/** Turning on asks first, because it removes a protection (spec: settings.expert-mode). */
export const expertModeToggled = (isOn: boolean): 'turnsOff' | 'asks' => (isOn ? 'turnsOff' : 'asks')
