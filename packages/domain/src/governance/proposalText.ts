/** A heading of any level, without its optional closing marks. */
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/m
/** Only the beginning is searched, because descriptions can be megabytes long. */
const MAX_SEARCHED = 20_000

const UNTITLED = 'Untitled'
const NO_DESCRIPTION = 'No description.'

/** The first heading, else the first non-empty line (spec: governance.title). */
export function proposalTitle(description: string): string {
  const text = description.slice(0, MAX_SEARCHED)
  const heading = HEADING.exec(text)?.[1]?.trim() ?? ''
  if (heading !== '') return heading
  const line = text.split('\n').find((line) => line.trim() !== '' && !/^[\s#]*$/.test(line))
  return line?.trim() ?? UNTITLED
}

export const proposalDescription = (description: string): string =>
  description.trim() === '' ? NO_DESCRIPTION : description

/** A description without the line that is shown as the title. */
export function withoutTitle(description: string): string {
  const title = proposalTitle(description)
  const [first = '', ...rest] = description.trimStart().split('\n')
  return HEADING.exec(first)?.[1]?.trim() === title ? rest.join('\n') : description
}
