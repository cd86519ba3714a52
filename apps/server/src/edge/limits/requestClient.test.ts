import { expect, test } from 'vitest'
import { clientOf } from './requestClient.ts'

test('one /64 of IPv6 is one client in every spelling', () => {
  expect(new Set(['2a00:1:2:3::1', '2a00:1:2:3:ffff::2', '2a00:0001:2:3:0:0:0:9'].map(clientOf)).size).toBe(1)
  expect(clientOf('2a00:1:2:4::1')).not.toBe(clientOf('2a00:1:2:3::1'))
  expect(clientOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(clientOf('::1')).toBe(clientOf('0:0:0:0::1'))
})
