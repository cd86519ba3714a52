/**
 * Marks the root element during keyboard navigation, because fields would otherwise show their
 * focus ring after a click too.
 */
export function watchKeyboard(): void {
  const { dataset } = document.documentElement
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset['keyboard'] = ''
  })
  document.addEventListener('pointerdown', () => delete dataset['keyboard'])
}
