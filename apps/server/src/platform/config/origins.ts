import { rejectValue, type Env, listOf } from './readers.ts'

/**
 * MUSI_PUBLIC_ORIGIN: the origin for checking Host and Origin headers; null for the loopback names
 * with the port in use.
 */
export function publicOrigins(env: Env): string[] | null {
  const given = listOf(env, 'MUSI_PUBLIC_ORIGIN')
  if (given.length === 0) return null
  return given.map((value) => {
    const url = URL.parse(value)
    const isOrigin =
      url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '').toLowerCase()
    return isOrigin
      ? url.origin
      : rejectValue('MUSI_PUBLIC_ORIGIN', `"${value}"`, 'a list of origins such as https://musi.example')
  })
}

/** The default origins (spec: configuration.public-origin). */
export const loopbackOrigins = (port: number): string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
