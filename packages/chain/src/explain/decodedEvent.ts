import type { Address } from '@musi/domain/address'
import { type AbiEvent, type Hex, decodeAbiParameters } from 'viem'
import type { Log } from '../requests/logs/log.ts'
import { KNOWN_ABIS } from './abis.ts'
import { type Argument, argumentsOf } from './argument.ts'
import { eventTopic } from './abiSelectors.ts'
import { decodedOrNull } from './decodedCall.ts'

export type DecodedEvent = { address: Address; name: string; args: readonly Argument[] }

let byTopic: Map<Hex, AbiEvent[]> | undefined

function eventsByTopic(): Map<Hex, AbiEvent[]> {
  if (byTopic !== undefined) return byTopic
  byTopic = new Map()
  for (const item of KNOWN_ABIS.flat()) {
    if (item.type !== 'event') continue
    const topic = eventTopic(item)
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), item])
  }
  return byTopic
}

type Input = AbiEvent['inputs'][number]

/** An indexed text or list is in the log as its hash only. */
const isHashed = (type: string) => /^(string|bytes|tuple)$|\]$/.test(type)

function indexedOrNull({ type }: Input, topic: Hex): { value: unknown } | null {
  if (isHashed(type)) return { value: topic }
  try {
    return { value: decodeAbiParameters([{ type }], topic)[0] }
  } catch {
    return null
  }
}

function valuesOf(inputs: readonly Input[], topics: readonly Hex[], data: Hex): readonly unknown[] | null {
  const indexed = inputs.filter((input) => input.indexed === true)
  // Events with equal types but different indexed fields (a token's Transfer and an NFT's) differ in their number of topics.
  if (indexed.length !== topics.length) return null
  const inTopics = indexed.map((input, at) => indexedOrNull(input, topics[at] ?? '0x'))
  const inData = decodedOrNull(
    inputs.filter((input) => input.indexed !== true),
    data,
  )
  if (inData === null || inTopics.includes(null)) return null
  const topicsLeft = [...inTopics]
  const dataLeft = [...inData]
  return inputs.map((input) => (input.indexed === true ? topicsLeft.shift()?.value : dataLeft.shift()))
}

/** The event in a log; null if it is not in a known ABI. */
export function decodedEvent({ address, topics, data }: Log): DecodedEvent | null {
  const [signature, ...indexed] = topics
  if (signature === undefined) return null
  for (const { name, inputs } of eventsByTopic().get(signature) ?? []) {
    const values = valuesOf(inputs, indexed, data)
    if (values !== null) return { address, name, args: argumentsOf(inputs, values) }
  }
  return null
}
