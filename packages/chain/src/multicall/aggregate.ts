import type { ReadCall } from '@musi/domain/callKey'
import type { Hex } from 'viem'

// Encoded and decoded by hand, because a general ABI library would dominate the page's work per block (spec: reads.by-hand).

/** A call as encoded in an aggregate. It is encoded once, because the same words are sent at every block. */
export type EncodedCall = ReadCall & { words: string }

export type Aggregate = {
  calldata: (calls: readonly EncodedCall[]) => Hex
  /** Decodes the answer; null if it is not one to `count` calls. */
  read: (answer: string, count: number) => Aggregated | null
}
/** Result of each call; null if it failed. */
export type Aggregated = { block: number; data: readonly (Hex | null)[] }

/** `needsOwnRequest`: the call failed even in a separate request, so from now on it is always sent separately. */
export type CallResult = { block: number; data: Hex | null; needsOwnRequest: boolean }

const WORD_DIGITS = 64
const toWord = (value: number): string => value.toString(16).padStart(WORD_DIGITS, '0')

export function encodeCall({ address, callData }: ReadCall): EncodedCall {
  const data = callData.slice(2)
  const padded = data.padEnd(Math.ceil(data.length / WORD_DIGITS) * WORD_DIGITS, '0')
  const target = address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0')
  return { address, callData, words: target + toWord(0x40) + toWord(data.length / 2) + padded }
}

function encodeList(calls: readonly EncodedCall[]): string {
  let at = calls.length * 32
  let offsets = ''
  let bodies = ''
  for (const { words } of calls) {
    offsets += toWord(at)
    at += words.length / 2
    bodies += words
  }
  return toWord(calls.length) + offsets + bodies
}

/** A number in the answer; all offsets and lengths fit into four bytes. */
const numberAt = (answer: string, at: number): number => Number.parseInt(answer.slice(at + 56, at + WORD_DIGITS), 16)

/** Offsets of a list's parts; null if the length differs, or one points outside the answer. */
function partsOf(answer: string, head: number, count: number): readonly number[] | null {
  const start = 2 + numberAt(answer, head) * 2
  if (numberAt(answer, start) !== count) return null
  const first = start + WORD_DIGITS
  const parts: number[] = []
  for (let part = 0; part < count; part++) {
    const at = first + numberAt(answer, first + part * WORD_DIGITS) * 2
    if (!(at + WORD_DIGITS <= answer.length)) return null
    parts.push(at)
  }
  return parts
}

/** Hex characters; longer than any answer a page needs, so that nobody can fill its memory. */
const MAX_DATA_LENGTH = 2 * 256 * 1024

function bytesAt(answer: string, at: number): Hex | null {
  const length = numberAt(answer, at) * 2
  if (!(at + WORD_DIGITS + length <= answer.length) || length > MAX_DATA_LENGTH) return null
  return `0x${answer.slice(at + WORD_DIGITS, at + WORD_DIGITS + length)}`
}

function decodeAnswer(
  answer: string,
  count: number,
  head: number,
  part: (at: number) => Hex | null,
): Aggregated | null {
  const block = Number.parseInt(answer.slice(2, 2 + WORD_DIGITS), 16)
  const parts = partsOf(answer, 2 + head * WORD_DIGITS, count)
  return parts === null || !Number.isSafeInteger(block) ? null : { block, data: parts.map(part) }
}

/** `tryBlockAndAggregate(false, calls)` of Multicall3: a call that fails is marked, and the others are not (spec: reads.multicall, reads.one-bad-call). */
export const tryAggregate: Aggregate = {
  calldata: (calls) => `0x399542e9${toWord(0)}${toWord(0x40)}${encodeList(calls)}`,
  read: (answer, count) =>
    decodeAnswer(answer, count, 2, (at) =>
      numberAt(answer, at) === 1 ? bytesAt(answer, at + numberAt(answer, at + WORD_DIGITS) * 2) : null,
    ),
}

/** `aggregate(calls)` of the older contract: one failing call fails all of them. */
export const plainAggregate: Aggregate = {
  calldata: (calls) => `0x252dba42${toWord(0x20)}${encodeList(calls)}`,
  read: (answer, count) => decodeAnswer(answer, count, 1, (at) => bytesAt(answer, at)),
}
