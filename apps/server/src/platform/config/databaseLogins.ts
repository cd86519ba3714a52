import { BadSetting, type Env, oneOf, rejectValue, text } from './readers.ts'
import { shownUrl } from './redact.ts'

/** A PostgreSQL role and its connection. Must never be printed. */
export type DatabaseLogin = {
  host: string
  port: number
  database: string
  user: string
  password: string
  /** True if the connection is encrypted and the server's certificate is checked. */
  tls: boolean
}

/** The role that writes and the role that answers queries. */
export type DatabaseLogins = { writer: DatabaseLogin; reader: DatabaseLogin }

const WRITER = 'MUSI_DATABASE_URL'
const READER = 'MUSI_DATABASE_READER_URL'
const TLS = 'MUSI_DATABASE_TLS'
const PORT = 5432
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Reads the logins of PostgreSQL; null for files in the data folder. */
export function databaseLogins(env: Env): DatabaseLogins | null {
  const tls = oneOf(env, TLS, ['on', 'off'])
  const writer = login(env, WRITER, tls)
  const reader = login(env, READER, tls)
  if (writer === null && reader !== null)
    throw new BadSetting(`${READER} is set, but ${WRITER} is not: name the role that may write there.`)
  return writer === null ? null : { writer, reader: reader ?? writer }
}

function login(env: Env, name: string, tls: 'on' | 'off' | null): DatabaseLogin | null {
  const value = text(env, name)
  if (value === null) return null
  const url = URL.parse(value)
  const reject = (allowed: string) =>
    rejectValue(name, `not usable (${shownUrl(value)}; the rest is kept secret)`, allowed)
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol))
    return reject('an address that begins with postgres://')
  if (url.search !== '') return reject(`an address without a query; encryption is set by ${TLS}`)
  const database = decodeURIComponent(url.pathname.slice(1))
  if (url.hostname === '' || url.username === '' || database === '' || database.includes('/'))
    return reject('postgres://role:password@host:port/database')
  const isLoopback = LOOPBACK.has(url.hostname)
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? PORT : Number(url.port),
    database,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    tls: tls === null ? !isLoopback : tls === 'on',
  }
}
