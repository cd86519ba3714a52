/** The longest name that the name service resolves, and no path is longer than what a browser takes as URL. */
const LONGEST_NAME = 255
const LONGEST_PATH = 2000

const NAME_AND_PATH = /^([^/]*)(\/.*)?$/s
/** Letters and digits with single dashes inside. */
const LABEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type EnsName = { readonly name: string; readonly path: string | null }

/** `Some.name.eth/list` as its lower-cased name and its path, or null (spec: names.form). */
export function ensName(text: string): EnsName | null {
  const [, typed = '', path = null] = NAME_AND_PATH.exec(text) ?? []
  const name = typed.toLowerCase()
  if (name.length > LONGEST_NAME || (path ?? '').length > LONGEST_PATH) return null
  return isDotted(name) && name.endsWith('.eth') ? { name, path } : null
}

const isDotted = (name: string): boolean => {
  const labels = name.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label))
}

/**
 * A recipient's name: any dotted name the name service may answer for, in lower case; null if invalid (spec:
 * names.recipient).
 */
export function recipientName(text: string): string | null {
  const name = text.toLowerCase()
  return name.length <= LONGEST_NAME && isDotted(name) ? name : null
}
