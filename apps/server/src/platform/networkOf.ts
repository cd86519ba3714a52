/** An IPv6 client is the first 64 bits of an address; a site has 65,536 of them, which share the first 48 bits. */
export const networkOf = (client: string): string => {
  const groups = client.split(':')
  return groups.length < 4 ? client : `${groups.slice(0, 3).join(':')}::/48`
}
