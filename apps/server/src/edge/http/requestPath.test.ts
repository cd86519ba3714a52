import { expect, test } from 'vitest'
import { requestPath } from './requestPath.ts'

const pathOf = (address: string) => requestPath(address)?.path

test('percent escapes are decoded once, and the query is split off', () => {
  expect(requestPath('/%63onfig?a=%63')).toEqual({ path: '/config', query: 'a=%63' })
  expect(pathOf('/%2563onfig')).toBe('/%63onfig')
  expect(pathOf('/h%C3%A4ads')).toBe('/häads')
})

test('an escaped slash, question mark or number sign is not a separator', () => {
  expect(pathOf('/assets%2f..%2fconfig')).toBe('/assets%2f..%2fconfig')
  expect(requestPath('/config%3Fa')).toEqual({ path: '/config%3Fa', query: '' })
})

test('dot segments are names like any other', () => {
  expect(['/./config', '/assets/../config', '/%2e%2e/x'].map(pathOf)).toEqual([
    '/./config',
    '/assets/../config',
    '/../x',
  ])
})

test('invalid UTF-8 stays unchanged', () => {
  expect(pathOf('/%E0%A4%A')).toBe('/%E0%A4%A')
})

test.each(['', '*', 'http://evil.example/config', 'config', '/\\..\\x', undefined])('%j is not a path', (address) => {
  expect(requestPath(address)).toBeNull()
})
