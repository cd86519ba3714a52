import { type Hex, encodeAbiParameters, encodeEventTopics, parseAbiItem, type AbiEvent } from 'viem'

/** A log's topics and data, from an event's signature and its arguments in order. */
export function eventLog(signature: string, values: readonly unknown[]): { topics: readonly Hex[]; data: Hex } {
  const event = parseAbiItem(signature) as AbiEvent
  const args = Object.fromEntries(event.inputs.map(({ name }, at) => [name ?? '', values[at]]))
  const rest = event.inputs.filter(({ indexed }) => indexed !== true)
  return {
    topics: encodeEventTopics({ abi: [event], eventName: event.name, args })
      .flatMap((topic) => topic ?? [])
      .flat(),
    data: encodeAbiParameters(
      rest,
      rest.map(({ name }) => args[name ?? '']),
    ),
  }
}
