import { latePart } from '../../page/loading/latePart.tsx'

/** Its code comes, and the tokens are laid out, from the moment on that it is expected. */
export const LateTokenSelect = latePart(async () => {
  const [{ TokenSelect }, { tokenSearchIndex }] = await Promise.all([
    import('./TokenSelect.tsx'),
    import('../catalogue/tokenSearchIndex.ts'),
  ])
  tokenSearchIndex.begin()
  return TokenSelect
})
