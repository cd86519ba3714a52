/** Limit of the name service. */
const MAX_NAME_LENGTH = 255
/** Limit of URLs in browsers. */
const MAX_PATH_LENGTH = 2000

const NAME_AND_PATH = /^([^/]*)(\/.*)?$/s
/** Letters and digits with single dashes inside. */
const LABEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type EnsName = { readonly name: string; readonly path: string | null }

/** Splits `Some.name.eth/list` into its lower-cased name and its path; null if invalid (spec: names.form). */
export function ensName(text: string): EnsName | null {
  const [, typed = '', path = null] = NAME_AND_PATH.exec(text) ?? []
  const name = typed.toLowerCase()
  if (name.length > MAX_NAME_LENGTH || (path ?? '').length > MAX_PATH_LENGTH) return null
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
  return name.length <= MAX_NAME_LENGTH && isDotted(name) ? name : null
}
