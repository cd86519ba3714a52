/**
 * An IPv6 client is identified by the first 64 bits of its address. A site has up to 65,536 of
 * these, which share the first 48 bits.
 */
export const networkOf = (client: string): string => {
  const groups = client.split(':')
  return groups.length < 4 ? client : `${groups.slice(0, 3).join(':')}::/48`
}
