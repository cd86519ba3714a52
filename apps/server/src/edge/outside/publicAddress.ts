import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that IANA reserves, which are not public hosts. */
const RESERVED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** All public IPv6 hosts are in 2000::/3. */
const PUBLIC_6 = ['2000::', 3] as const
const RESERVED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const reserved = new BlockList()
const global6 = new BlockList()
for (const [network, bits] of RESERVED_4) reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of RESERVED_6) reserved.addSubnet(network, bits, 'ipv6')
global6.addSubnet(...PUBLIC_6, 'ipv6')

/** True for an address on the public internet. Private, local and reserved addresses, and IPv6 forms that embed IPv4, are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
