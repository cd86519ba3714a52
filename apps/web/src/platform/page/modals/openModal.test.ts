import { expect, it } from 'vitest'
import { closeModal, openModal, showModal, toggleModal } from './openModal.ts'

it('only one modal is open at a time; selecting the open one closes it', () => {
  toggleModal('MENU')
  expect(openModal()).toBe('MENU')
  toggleModal('SETTINGS')
  expect(openModal()).toBe('SETTINGS')
  toggleModal('SETTINGS')
  expect(openModal()).toBeNull()
  showModal('ADDRESS_CLAIM')
  showModal('WALLET')
  expect(openModal()).toBe('WALLET')
  closeModal()
  expect(openModal()).toBeNull()
})
