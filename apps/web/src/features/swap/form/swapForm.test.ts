import { NATIVE_ID } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import { swapForm, swapFormOf, swapLink } from './swapForm.ts'

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const link = `?inputCurrency=${DAI}&outputCurrency=${UNI}&exactAmount=1.5&exactField=output`

describe('the form from a link', () => {
  it('has the values of the link', () => {
    expect(swapFormOf(link)).toEqual({
      input: DAI,
      output: UNI,
      typed: '1.5',
      exact: 'out',
      recipient: null,
      isRecipientFromLink: false,
    })
  })

  it('case 24: a recipient from the link is marked until it is edited', () => {
    const form = swapFormOf(`${link}&recipient=theo.eth`)
    expect(form).toMatchObject({ recipient: 'theo.eth', isRecipientFromLink: true })
    expect(swapForm(form, { kind: 'type', side: 'in', text: '2' }).isRecipientFromLink).toBe(true)
    expect(swapForm(form, { kind: 'recipient', text: 'theo.et' }).isRecipientFromLink).toBe(false)
    expect(swapForm(form, { kind: 'recipient', text: null })).toMatchObject({
      recipient: null,
      isRecipientFromLink: false,
    })
  })

  it.each([
    link,
    '',
    `?inputCurrency=ETH&outputCurrency=${DAI}`,
    `?inputCurrency=${DAI}&outputCurrency=ETH&recipient=${UNI}`,
  ])('is restored by its own link: %s', (search) => {
    const form = swapFormOf(search)
    const url = new URL(swapLink(form, 'v1'), 'http://localhost')
    expect(url.pathname).toBe('/swap')
    expect(url.searchParams.get('use')).toBe('v1')
    expect(swapFormOf(url.search)).toEqual(form)
  })
})

describe('the swap form', () => {
  const form = swapFormOf(link)

  it('treats the side that was typed in as exact', () => {
    expect(swapForm(form, { kind: 'type', side: 'in', text: '7' })).toMatchObject({ typed: '7', exact: 'in' })
  })

  it('swaps the sides when the arrow is pressed or the other token is chosen, and the amount stays with its currency', () => {
    const switched = swapForm(form, { kind: 'switch' })
    expect(switched).toMatchObject({ input: UNI, output: DAI, exact: 'in', typed: '1.5' })
    expect(swapForm(form, { kind: 'select', side: 'in', currency: UNI })).toEqual(switched)
    expect(swapForm(form, { kind: 'select', side: 'in', currency: NATIVE_ID })).toMatchObject({
      input: NATIVE_ID,
      output: UNI,
    })
  })

  it('leaves the side of a rejected token blank', () => {
    expect(swapForm(form, { kind: 'drop', currency: DAI })).toMatchObject({ input: null, output: UNI })
    expect(swapForm(form, { kind: 'drop', currency: UNI })).toMatchObject({ input: DAI, output: null })
  })

  it('clears the amount after sending and keeps the rest', () => {
    expect(swapForm(form, { kind: 'sent' })).toEqual({ ...form, typed: '' })
  })
})
