import { describe, expect, it } from 'vitest'
import { accountLine } from './accountLine.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hex = ADDRESS.slice(2).toLowerCase()
const parse = (line: string, isFirst = false) => accountLine(line, isFirst)
const account = (amount: bigint, flags = 0) => ({ kind: 'account', hex, amount, flags })

describe('a line of the accounts file', () => {
  it.each([
    [`${ADDRESS},400`, account(400n)],
    [`${ADDRESS.toLowerCase()},400\r`, account(400n)],
    [`0x${hex.toUpperCase()},400`, account(400n)],
    [`  ${ADDRESS} ,\t400  `, account(400n)],
    [`"${ADDRESS}","400"`, account(400n)],
    [`${ADDRESS},000400`, account(400n)],
    [`${ADDRESS},${2n ** 256n - 1n}`, account(2n ** 256n - 1n)],
    [`${ADDRESS},400,`, account(400n)],
    [`${ADDRESS},400,SOCKS`, account(400n, 1)],
    [`${ADDRESS},400,lp user`, account(400n, 6)],
    [`${ADDRESS},400,SOCKS/LP/user`, account(400n, 7)],
    [`${ADDRESS},400,SOCKS,user`, account(400n, 5)],
  ])('is an account: %j', (line, read) => expect(parse(line)).toEqual(read))

  it.each(['', '   ', '\r'])('is skipped if it is blank: %j', (line) =>
    expect(parse(line)).toEqual({ kind: 'nothing' }),
  )

  it('may be a header if it is the first, with a byte order mark or without', () => {
    for (const line of ['address,amount', '\uFEFFAddress,Amount,Flags\r'])
      expect(parse(line, true).kind).toBe('nothing')
    expect(parse('address,amount').kind).toBe('bad')
    expect(parse(`\uFEFF${ADDRESS},400`, true)).toEqual(account(400n))
  })

  it.each([
    ['400', '"400" is not an address: expected 0x and 40 hexadecimal digits, then a comma and the amount'],
    [
      `${ADDRESS};400`,
      `"${ADDRESS};4…" is not an address: expected 0x and 40 hexadecimal digits, then a comma and the amount`,
    ],
    [',400', 'there is no address'],
    [ADDRESS, 'there is no amount'],
    [`${ADDRESS},`, 'there is no amount'],
    [`0x${'0'.repeat(40)},400`, 'the zero address cannot claim'],
    [
      `${ADDRESS.replace('aA', 'AA')},400`,
      'the address does not pass its checksum; a letter may be wrong, so copy it again',
    ],
    [`${ADDRESS},0`, 'the amount is zero; leave out accounts that get nothing'],
    [`${ADDRESS},-4`, 'the amount "-4" is negative'],
    [`${ADDRESS},1.5`, 'the amount "1.5" is not a whole number of the token\'s smallest units in digits alone'],
    [`${ADDRESS},1e18`, 'the amount "1e18" is not a whole number of the token\'s smallest units in digits alone'],
    [`${ADDRESS},０`, 'the amount "?" is not a whole number of the token\'s smallest units in digits alone'],
    [`${ADDRESS},\x1b[2J`, 'the amount "?[2J" is not a whole number of the token\'s smallest units in digits alone'],
    [`${ADDRESS},${2n ** 256n}`, 'the amount is larger than a uint256 can hold'],
    [`${ADDRESS},${'9'.repeat(500)}`, 'the amount is larger than a uint256 can hold'],
    [`${ADDRESS},400,whale`, '"whale" is not a flag; the flags are SOCKS, LP and user'],
    [`${ADDRESS},400,__proto__`, '"__proto__" is not a flag; the flags are SOCKS, LP and user'],
    [`${ADDRESS},${' '.repeat(2000)}400`, 'the line is longer than 1024 characters'],
  ])('is refused with its reason: %j', (line, reason) => expect(parse(line)).toEqual({ kind: 'bad', reason }))
})
