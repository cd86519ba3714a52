import type { TabTerms } from '@musi/domain/tabs/tabTerms'

/** The terms as the contract takes them. */
export const termsArgument = ({ listener, keeper, token, key, expiresSeconds, noticeSeconds, salt }: TabTerms) => ({
  listener,
  keeper,
  token,
  key,
  expires: Number(expiresSeconds),
  notice: Number(noticeSeconds),
  salt,
})
