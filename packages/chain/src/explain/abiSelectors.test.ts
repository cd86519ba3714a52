import { toEventSelector, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { KNOWN_ABIS } from './abis.ts'
import { eventTopic, functionSelector } from './abiSelectors.ts'

it('selectors and topics of every known function and event equal those of the published library', () => {
  const items = KNOWN_ABIS.flat()
  const functions = items.filter((item) => item.type === 'function')
  const events = items.filter((item) => item.type === 'event')
  expect(functions.map(functionSelector)).toEqual(functions.map((item) => toFunctionSelector(item)))
  expect(events.map(eventTopic)).toEqual(events.map((item) => toEventSelector(item)))
  expect(functions.some(({ inputs }) => inputs.some(({ type }) => type === 'tuple[]'))).toBe(true)
})
