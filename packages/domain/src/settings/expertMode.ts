/** What must be typed, to the letter (spec: settings.expert-mode); a prompt that was closed gives null. */
const WORD = 'confirm'

export const isConfirmed = (typed: string | null): boolean => typed === WORD

/** What toggling does: off at once; on only after the modal and its prompt, as it takes a protection away (spec: settings.expert-mode). */
export const expertModeToggled = (isOn: boolean): 'turnsOff' | 'asks' => (isOn ? 'turnsOff' : 'asks')
