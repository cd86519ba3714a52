import { BadSetting, type Env, oneOf, rejectValue, text } from './readers.ts'
import { LOOPBACK } from './databaseLogins.ts'
import { shownUrl } from './redact.ts'

/** An S3 bucket and how to sign requests to it. Must never be printed. */
export type ObjectsBucket = {
  /** Origin of the service, without a path. */
  endpoint: string
  bucket: string
  /** Prepended to each key; empty or ends with a slash. */
  prefix: string
  region: string
  keyId: string
  secretKey: string
}

const URL_NAME = 'MUSI_OBJECTS_URL'
const KEY_ID = 'MUSI_OBJECTS_KEY_ID'
const SECRET_KEY = 'MUSI_OBJECTS_SECRET_KEY'
const TLS = 'MUSI_OBJECTS_TLS'
const ALLOWED = 's3://host/bucket or s3://host:port/bucket/prefix?region=name, with the key in other variables'

/** Returns null if objects are files in a folder. */
export function objectsBucket(env: Env): ObjectsBucket | null {
  const value = text(env, URL_NAME)
  if (value === null) {
    const left = [KEY_ID, SECRET_KEY, TLS].find((name) => text(env, name) !== null)
    if (left !== undefined) throw new BadSetting(`${left} is set, but ${URL_NAME} is not: name the bucket it is for.`)
    return null
  }
  const url = URL.parse(value)
  const [, bucket = '', ...rest] = url?.pathname.split('/') ?? []
  const isUsable = url?.protocol === 's3:' && url.host !== '' && url.username === '' && /^[\w.-]{3,63}$/.test(bucket)
  const prefix = rest.filter((part) => part !== '').join('/')
  if (url === null || !isUsable || !/^[\w./-]{0,200}$/.test(prefix))
    return rejectValue(URL_NAME, `not usable (${shownUrl(value)}; the rest is kept secret)`, ALLOWED)
  const hasTls = (oneOf(env, TLS, ['on', 'off']) ?? (LOOPBACK.has(url.hostname) ? 'off' : 'on')) === 'on'
  return {
    endpoint: `${hasTls ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    keyId: required(env, KEY_ID),
    secretKey: required(env, SECRET_KEY),
  }
}

function required(env: Env, name: string): string {
  const value = text(env, name)
  if (value === null)
    throw new BadSetting(`${name} is not set, but ${URL_NAME} names a bucket: it is the key of that bucket.`)
  return value
}
