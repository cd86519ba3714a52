type ParameterForm = 'address' | 'currency' | 'id' | 'count' | 'number' | 'place' | 'day' | 'cursor'
type Choices = readonly (string | number)[]

/** A query parameter with its form and description. */
export type Parameter = { description: string; isNeeded: boolean } & (
  | { is: ParameterForm }
  | { is: 'choice'; choices: Choices; otherwise: string | number | null }
)

// Marked as pure, so that a bundler drops descriptions that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
const parameterOf = <const Is extends ParameterForm>(is: Is, description: string) =>
  ({ is, description, isNeeded: false }) as const

/* @__NO_SIDE_EFFECTS__ */
export const byAddress = (description: string) => parameterOf('address', description)
/** The address of a token, or `native`. */
/* @__NO_SIDE_EFFECTS__ */
export const byCurrency = (description: string) => parameterOf('currency', description)
/** An id of 32 bytes. */
/* @__NO_SIDE_EFFECTS__ */
export const byId = (description: string) => parameterOf('id', description)
/** A number in a contract, of up to 256 bits. */
/* @__NO_SIDE_EFFECTS__ */
export const byCount = (description: string) => parameterOf('count', description)
/* @__NO_SIDE_EFFECTS__ */
export const byNumber = (description: string) => parameterOf('number', description)
/** A block and a log in it, such as 12.3. */
/* @__NO_SIDE_EFFECTS__ */
export const byPlace = (description: string) => parameterOf('place', description)
/** A day in UTC, such as 2026-11-01. */
/* @__NO_SIDE_EFFECTS__ */
export const byDay = (description: string) => parameterOf('day', description)
/** The `next` of the previous page. */
/* @__NO_SIDE_EFFECTS__ */
export const byCursor = (description: string) => parameterOf('cursor', description)

/* @__NO_SIDE_EFFECTS__ */
export const choice = <const Each extends string | number, const Otherwise extends Each | null = null>(
  description: string,
  choices: readonly Each[],
  otherwise: Otherwise = null as Otherwise,
) => ({ is: 'choice', description, choices, isNeeded: false, otherwise }) as const

const orList = (choices: Choices) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`

/** A choice whose description lists the choices. */
/* @__NO_SIDE_EFFECTS__ */
export const step = <const Each extends string | number, const Otherwise extends Each>(
  description: string,
  choices: readonly Each[],
  otherwise: Otherwise,
) => choice(`${description}: ${orList(choices)}; default ${otherwise}`, choices, otherwise)

/* @__NO_SIDE_EFFECTS__ */
export function needed<const Each extends Parameter>(parameter: Each) {
  const { description } = parameter
  return {
    ...(parameter as Omit<Each, 'description' | 'isNeeded'>),
    description: `${description}; required`,
    isNeeded: true as const,
  }
}
