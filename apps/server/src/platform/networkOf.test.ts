import { expect, test } from 'vitest'
import { clientOf } from '#edge/limits/requestClient.ts'
import { networkOf } from './networkOf.ts'

test('the addresses of one IPv6 site are one network, and each IPv4 address is its own (spec: server.networks)', () => {
  const networkOfAddress = (address: string) => networkOf(clientOf(address))
  expect(networkOfAddress('2001:db8:7::1')).toBe(networkOfAddress('2001:db8:7:ffff::9'))
  expect(networkOfAddress('2001:db8:7::1')).not.toBe(networkOfAddress('2001:db8:8::1'))
  expect(networkOfAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOfAddress('192.0.2.1')).not.toBe(networkOfAddress('192.0.2.2'))
})
