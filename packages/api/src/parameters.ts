type ParameterForm = 'address' | 'currency' | 'id' | 'count' | 'number' | 'place' | 'day' | 'cursor'
type Choices = readonly (string | number)[]

/** A query parameter with its form and description. */
export type Parameter = { says: string; isNeeded: boolean } & (
  | { is: ParameterForm }
  | { is: 'choice'; choices: Choices; otherwise: string | number | null }
)

// Marked as pure, so that a bundler drops descriptions that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
const parameterOf = <const Is extends ParameterForm>(is: Is, says: string) => ({ is, says, isNeeded: false }) as const

/* @__NO_SIDE_EFFECTS__ */
export const byAddress = (says: string) => parameterOf('address', says)
/** The address of a token, or `native`. */
/* @__NO_SIDE_EFFECTS__ */
export const byCurrency = (says: string) => parameterOf('currency', says)
/** An id of 32 bytes. */
/* @__NO_SIDE_EFFECTS__ */
export const byId = (says: string) => parameterOf('id', says)
/** A number in a contract, of up to 256 bits. */
/* @__NO_SIDE_EFFECTS__ */
export const byCount = (says: string) => parameterOf('count', says)
/* @__NO_SIDE_EFFECTS__ */
export const byNumber = (says: string) => parameterOf('number', says)
/** A block and a log in it, such as 12.3. */
/* @__NO_SIDE_EFFECTS__ */
export const byPlace = (says: string) => parameterOf('place', says)
/** A day in UTC, such as 2026-11-01. */
/* @__NO_SIDE_EFFECTS__ */
export const byDay = (says: string) => parameterOf('day', says)
/** The `next` of the previous page. */
/* @__NO_SIDE_EFFECTS__ */
export const byCursor = (says: string) => parameterOf('cursor', says)

/* @__NO_SIDE_EFFECTS__ */
export const choice = <const Each extends string | number, const Otherwise extends Each | null = null>(
  says: string,
  choices: readonly Each[],
  otherwise: Otherwise = null as Otherwise,
) => ({ is: 'choice', says, choices, isNeeded: false, otherwise }) as const

const orList = (choices: Choices) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`

/** A choice whose description lists the choices. */
/* @__NO_SIDE_EFFECTS__ */
export const step = <const Each extends string | number, const Otherwise extends Each>(
  says: string,
  choices: readonly Each[],
  otherwise: Otherwise,
) => choice(`${says}: ${orList(choices)}; default ${otherwise}`, choices, otherwise)

/* @__NO_SIDE_EFFECTS__ */
export function needed<const Each extends Parameter>(parameter: Each) {
  const { says } = parameter
  return { ...(parameter as Omit<Each, 'says' | 'isNeeded'>), says: `${says}; required`, isNeeded: true as const }
}
