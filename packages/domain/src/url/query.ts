/** More parameters than any screen reads; the rest of a hostile link is ignored. */
const MOST_PARAMETERS = 100

const decoded = (text: string) => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // Invalid encoding: taken literally.
    return spaced
  }
}

/** The parts of `?a=b&c=d`, as they stand there. */
export const queryParts = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&', MOST_PARAMETERS)
    .filter((part) => part !== '')

const encodedName = (part: string) => part.split('=')[0] ?? ''

export const nameOf = (part: string): string => decoded(encodedName(part))

/** The parameters by name; of one that is given twice the first counts. */
export function parseQuery(search: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  for (const part of queryParts(search)) {
    const name = nameOf(part)
    if (!parameters.has(name)) parameters.set(name, decoded(part.slice(`${encodedName(part)}=`.length)))
  }
  return parameters
}

export const queryText = (parameters: Iterable<readonly [name: string, value: string]>): string =>
  searchOf(Array.from(parameters, ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))

/** No parts, no question mark. */
export const searchOf = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`)
