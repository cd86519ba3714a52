/** Says on the root whether somebody is finding the way by keyboard: fields would show their ring after a press as well. */
export function watchKeyboard(): void {
  const { dataset } = document.documentElement
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset['keyboard'] = ''
  })
  document.addEventListener('pointerdown', () => delete dataset['keyboard'])
}
