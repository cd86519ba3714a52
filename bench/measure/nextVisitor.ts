/** Headers that name another visitor behind a proxy with each call, because limits are per visitor. */
export function nextVisitor(): () => { readonly 'x-forwarded-for': string } {
  let last = 0
  return () => {
    last += 1
    return { 'x-forwarded-for': `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}` }
  }
}
