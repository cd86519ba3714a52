import { expect, it } from 'vitest'
import { urlWarning } from './urlWarning.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const on = (hostname: string, port = '') => ({ hostname, host: hostname + port })

it.each([
  [
    'a phone is shown the configured host',
    PHONE,
    on('look-alike.example'),
    'musi.example',
    { kind: 'mobile', host: 'musi.example' },
  ],
  [
    'a phone is shown its current host if none is configured',
    PHONE,
    on('localhost', ':3210'),
    null,
    { kind: 'mobile', host: 'localhost:3210' },
  ],
  [
    'a desktop on the original host is shown that host',
    COMPUTER,
    on('musi.example'),
    'musi.example',
    { kind: 'desktop', host: 'musi.example' },
  ],
  ['a desktop on another host is shown nothing', COMPUTER, on('localhost'), 'musi.example', null],
  ['a desktop is shown nothing if no host is configured', COMPUTER, on('localhost'), null, null],
])('case 109: %s', (_, userAgent, location, originalHost, warning) => {
  expect(urlWarning({ userAgent, location, originalHost })).toEqual(warning)
})
