import { expect, it, test } from 'vitest'
import { databaseLogins } from './databaseLogins.ts'
import type { Env } from './readers.ts'

const sentenceOf = (env: Env): string => {
  try {
    return JSON.stringify(databaseLogins(env))
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('one URL gives both roles, and a second one the reading role', () => {
  const here = { host: '127.0.0.1', port: 5432, database: 'musi', user: 'shop', password: 'p@ss', tls: false }
  expect(databaseLogins({ MUSI_DATABASE_URL: 'postgres://shop:p%40ss@127.0.0.1/musi' })).toEqual({
    writer: here,
    reader: here,
  })
  const MUSI_DATABASE_URL = 'postgres://shop@[::1]:6000/musi'
  const MUSI_DATABASE_READER_URL = 'postgresql://eyes:x@db.example/musi'
  expect(databaseLogins({ MUSI_DATABASE_URL, MUSI_DATABASE_READER_URL })).toMatchObject({
    writer: { host: '::1', port: 6000, user: 'shop', password: '', tls: false },
    reader: { host: 'db.example', user: 'eyes', tls: true },
  })
  expect(databaseLogins({})).toBeNull()
})

it('a database on another machine must prove its identity, unless that is switched off explicitly (spec: database.tls)', () => {
  const url = 'postgres://a:b@db.example/musi'
  const name = 'MUSI_DATABASE_TLS'
  const tlsOf = (env: Env) => databaseLogins({ MUSI_DATABASE_URL: url, ...env })?.writer.tls
  expect([tlsOf({}), tlsOf({ [name]: 'off' })]).toEqual([true, false])
  expect(databaseLogins({ MUSI_DATABASE_URL: 'postgres://a:b@localhost/musi', [name]: 'on' })?.writer.tls).toBe(true)
})

test.each([
  ['mysql://shop:secret99@db.example/musi', 'begins with postgres://'],
  ['postgres://shop:secret99@db.example/musi?sslmode=disable', 'MUSI_DATABASE_TLS'],
  ['postgres://shop:secret99@db.example/', 'role:password@host'],
  ['postgres://db.example/musi', 'role:password@host'],
  ['secret99', 'begins with postgres://'],
])('%s is refused with a sentence that does not reveal the password', (url, part) => {
  const sentence = sentenceOf({ MUSI_DATABASE_URL: url })
  expect(sentence).toMatch(/^MUSI_DATABASE_URL is not usable/)
  expect(sentence).toContain(part)
  expect(sentence).not.toContain('secret99')
})

it('a reading role without a writing one is refused', () => {
  expect(sentenceOf({ MUSI_DATABASE_READER_URL: 'postgres://a:b@db.example/musi' })).toMatch(/MUSI_DATABASE_URL is not/)
})
