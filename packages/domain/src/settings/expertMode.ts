/** Exact text to type (spec: settings.expert-mode); a closed prompt gives null. */
export const EXPERT_WORD = 'confirm'

export const isConfirmed = (typed: string | null): boolean => typed === EXPERT_WORD

/** Off takes effect at once; on only after the modal and its prompt, because it removes a protection (spec: settings.expert-mode). */
export const expertModeToggled = (isOn: boolean): 'turnsOff' | 'asks' => (isOn ? 'turnsOff' : 'asks')
