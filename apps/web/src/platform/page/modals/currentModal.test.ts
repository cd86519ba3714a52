import { expect, it } from 'vitest'
import { closeModal, currentModal, showModal, toggleModal } from './currentModal.ts'

it('only one modal is open at a time; selecting the open one closes it', () => {
  toggleModal('MENU')
  expect(currentModal()).toBe('MENU')
  toggleModal('SETTINGS')
  expect(currentModal()).toBe('SETTINGS')
  toggleModal('SETTINGS')
  expect(currentModal()).toBeNull()
  showModal('ADDRESS_CLAIM')
  showModal('WALLET')
  expect(currentModal()).toBe('WALLET')
  closeModal()
  expect(currentModal()).toBeNull()
})
