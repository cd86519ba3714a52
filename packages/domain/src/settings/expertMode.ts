/** What must be typed, to the letter (exchange.md §4); a prompt that was closed gives null. */
const WORD = 'confirm'

export const isConfirmed = (typed: string | null): boolean => typed === WORD

/** What toggling does: off at once; on only after the modal and its prompt, as it takes a protection away (decisions.md §4). */
export const expertModeToggled = (isOn: boolean): 'turnsOff' | 'asks' => (isOn ? 'turnsOff' : 'asks')
