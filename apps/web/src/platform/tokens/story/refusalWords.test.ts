import { seaportAbi } from '@musi/chain/abi/seaport'
import { expect, it } from 'vitest'
import { meaningOf } from './refusalWords.ts'

it('the explorer explains every error of the market in words', () => {
  const errors = seaportAbi.flatMap((each) => (each.type === 'error' ? [each.name] : []))
  expect(errors.length).toBeGreaterThan(40)
  expect(errors.filter((name) => meaningOf(name) === null)).toEqual([])
  expect(meaningOf('OrderAlreadyFilled')).toBe('Someone was faster: the order had been filled.')
  expect(meaningOf('AnythingElse')).toBeNull()
})
