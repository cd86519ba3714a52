const IN_LETTERS: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'textarea'])

/**
 * Writes a text in the place of what stands in a field, as if pasted over it. False: this is no such field, or nobody could write in it
 * at the moment; then nothing has happened.
 */
export function typedOver(element: Element, text: string): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
  if (!IN_LETTERS.has(element.type) || element.readOnly || element.matches(':disabled, [aria-disabled=true]'))
    return false
  const { width, height } = element.getBoundingClientRect()
  if (width * height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
  window.focus()
  element.focus()
  if (document.activeElement !== element) return false
  element.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the one way of a page to write as a person does, with all that follows
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  return true
}
