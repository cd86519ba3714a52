const MOBILE = /Mobi|Android|iPhone|iPad|iPod/i

/** A browser on a phone: other wallets work there (spec: wallets.mobile-options). */
export const isMobile = (userAgent: string = navigator.userAgent): boolean => MOBILE.test(userAgent)
