type Written = 'address' | 'currency' | 'id' | 'count' | 'number' | 'place' | 'day' | 'cursor'
type Choices = readonly (string | number)[]

/** A part of a query: how it is written, and what it does. */
export type Parameter = { says: string; isNeeded: boolean } & (
  | { is: Written }
  | { is: 'choice'; choices: Choices; otherwise: string | number | null }
)

// Marked so that a bundler leaves out the descriptions that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
const written = <const Is extends Written>(is: Is, says: string) => ({ is, says, isNeeded: false }) as const

/* @__NO_SIDE_EFFECTS__ */
export const byAddress = (says: string) => written('address', says)
/** The address of a token, or `native`. */
/* @__NO_SIDE_EFFECTS__ */
export const byCurrency = (says: string) => written('currency', says)
/** 32 bytes. */
/* @__NO_SIDE_EFFECTS__ */
export const byId = (says: string) => written('id', says)
/** A number of any size that a contract counts by. */
/* @__NO_SIDE_EFFECTS__ */
export const byCount = (says: string) => written('count', says)
/* @__NO_SIDE_EFFECTS__ */
export const byNumber = (says: string) => written('number', says)
/** A block and a log in it, such as 12.3. */
/* @__NO_SIDE_EFFECTS__ */
export const byPlace = (says: string) => written('place', says)
/** A day in UTC, such as 2026-11-01. */
/* @__NO_SIDE_EFFECTS__ */
export const byDay = (says: string) => written('day', says)
/** A text that the page before named as `next`. */
/* @__NO_SIDE_EFFECTS__ */
export const byCursor = (says: string) => written('cursor', says)

/* @__NO_SIDE_EFFECTS__ */
export const choice = <const Each extends string | number, const Otherwise extends Each | null = null>(
  says: string,
  choices: readonly Each[],
  otherwise: Otherwise = null as Otherwise,
) => ({ is: 'choice', says, choices, isNeeded: false, otherwise }) as const

const orList = (choices: Choices) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`

/** Says the choices itself. */
/* @__NO_SIDE_EFFECTS__ */
export const step = <const Each extends string | number, const Otherwise extends Each>(
  says: string,
  choices: readonly Each[],
  otherwise: Otherwise,
) => choice(`${says}: ${orList(choices)}; ${otherwise} if it is not named`, choices, otherwise)

/* @__NO_SIDE_EFFECTS__ */
export function needed<const Each extends Parameter>(parameter: Each) {
  const { says } = parameter
  return { ...(parameter as Omit<Each, 'says' | 'isNeeded'>), says: `${says}; needed`, isNeeded: true as const }
}
