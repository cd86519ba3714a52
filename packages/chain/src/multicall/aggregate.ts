import type { ReadCall } from '@musi/domain/callKey'
import type { Hex } from 'viem'

// Encoded and decoded by hand: a general ABI library would be most of what a block costs a page (spec: reads.by-hand).

/** A call as encoded in an aggregate. It is encoded once, because the same words are sent at every block. */
export type EncodedCall = ReadCall & { words: string }

export type Aggregate = {
  calldata: (calls: readonly EncodedCall[]) => Hex
  /** Null if it is not an answer to that many calls. */
  read: (answer: string, count: number) => Aggregated | null
}
/** Result of each call; null if it failed. */
export type Aggregated = { block: number; data: readonly (Hex | null)[] }

/** `failsAlone`: it failed even without other calls beside it, so from now on it is sent separately. */
export type CallResult = { block: number; data: Hex | null; failsAlone: boolean }

const WORD = 64
const word = (value: number): string => value.toString(16).padStart(WORD, '0')

export function encodedCall({ address, callData }: ReadCall): EncodedCall {
  const data = callData.slice(2)
  const padded = data.padEnd(Math.ceil(data.length / WORD) * WORD, '0')
  const target = address.slice(2).toLowerCase().padStart(WORD, '0')
  return { address, callData, words: target + word(0x40) + word(data.length / 2) + padded }
}

function encodedList(calls: readonly EncodedCall[]): string {
  let at = calls.length * 32
  let offsets = ''
  let bodies = ''
  for (const { words } of calls) {
    offsets += word(at)
    at += words.length / 2
    bodies += words
  }
  return word(calls.length) + offsets + bodies
}

/** A number in the answer. The numbers that matter here fit into four bytes. */
const numberAt = (answer: string, at: number): number => Number.parseInt(answer.slice(at + 56, at + WORD), 16)

/** Offsets of a list's parts; null if the length differs, or one points outside the answer. */
function partsOf(answer: string, head: number, count: number): readonly number[] | null {
  const start = 2 + numberAt(answer, head) * 2
  if (numberAt(answer, start) !== count) return null
  const first = start + WORD
  const parts: number[] = []
  for (let part = 0; part < count; part++) {
    const at = first + numberAt(answer, first + part * WORD) * 2
    if (!(at + WORD <= answer.length)) return null
    parts.push(at)
  }
  return parts
}

/** More than any page reads. Anything longer is an attempt to fill its memory. */
const LONGEST_DATA = 2 * 256 * 1024

function bytesAt(answer: string, at: number): Hex | null {
  const length = numberAt(answer, at) * 2
  if (!(at + WORD + length <= answer.length) || length > LONGEST_DATA) return null
  return `0x${answer.slice(at + WORD, at + WORD + length)}`
}

function readAs(answer: string, count: number, head: number, part: (at: number) => Hex | null): Aggregated | null {
  const block = Number.parseInt(answer.slice(2, 2 + WORD), 16)
  const parts = partsOf(answer, 2 + head * WORD, count)
  return parts === null || !Number.isSafeInteger(block) ? null : { block, data: parts.map(part) }
}

/** `tryBlockAndAggregate(false, calls)` of Multicall3: a call that fails is marked, and the others are not (spec: reads.multicall, reads.one-bad-call). */
export const tryAggregate: Aggregate = {
  calldata: (calls) => `0x399542e9${word(0)}${word(0x40)}${encodedList(calls)}`,
  read: (answer, count) =>
    readAs(answer, count, 2, (at) =>
      numberAt(answer, at) === 1 ? bytesAt(answer, at + numberAt(answer, at + WORD) * 2) : null,
    ),
}

/** `aggregate(calls)` of the older contract: one failing call fails all of them. */
export const plainAggregate: Aggregate = {
  calldata: (calls) => `0x252dba42${word(0x20)}${encodedList(calls)}`,
  read: (answer, count) => readAs(answer, count, 1, (at) => bytesAt(answer, at)),
}
