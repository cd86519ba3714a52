// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Liquidity from one token
/// @notice Takes one token of a pair, swaps the part that makes the rest fit the pool, and adds both, in one transaction. The part
/// is computed from the reserves of that moment, so nothing is left over but rounding (more only where the pair held something that
/// it had not counted yet), and that goes back to the caller.
/// @dev Invariants: it takes from the caller only and gives to the caller only; between two transactions it holds nothing, and
/// nobody owns it. It calls the two tokens, their pair of this factory and the wrapped native currency, and no address or bytes
/// that a caller names otherwise. What others send it unasked is not given to anybody. Tokens that keep a part of a transfer are
/// refused. Of a token whose balances change by themselves, nothing is promised but `minShares`.
interface IOneTokenLiquidity {
    /// @notice The time that the caller gave it is over.
    /// @param deadline Until when it might have been done, in seconds since 1970.
    error Expired(uint256 deadline);

    /// @notice There is no pair of these tokens, or it holds nothing, so that there is no price to swap at.
    /// @param token One token.
    /// @param other The other.
    error NoPool(address token, address other);

    /// @notice Less arrived, or more, than was sent: the token keeps a part of a transfer, or something else moved it meanwhile.
    /// @param token The token.
    /// @param sent How much was sent.
    /// @param arrived How much arrived.
    error NotWhole(address token, uint256 sent, uint256 arrived);

    /// @notice There would be fewer shares than the caller accepts: the price or the pool changed.
    /// @param shares How many there would be.
    /// @param minShares How few the caller accepts.
    error TooFewShares(uint256 shares, uint256 minShares);

    /// @notice Native currency comes from its wrapped token only.
    /// @param sender Who sent it.
    error NotWrapped(address sender);

    /// @notice Adds liquidity from a token of the caller, who has approved exactly this much of it.
    /// @param token The token that is given, whole.
    /// @param other The other token of the pair.
    /// @param amount How much is given.
    /// @param minShares How few shares of the pair are accepted.
    /// @param deadline Until when, in seconds since 1970.
    /// @return shares How many shares the caller got.
    function addFromToken(address token, address other, uint256 amount, uint256 minShares, uint256 deadline)
        external
        returns (uint256 shares);

    /// @notice Adds liquidity from native currency, to the pair of a token with the wrapped native currency.
    /// @param other The other token of the pair.
    /// @param minShares How few shares of the pair are accepted.
    /// @param deadline Until when, in seconds since 1970.
    /// @return shares How many shares the caller got.
    function addFromNative(address other, uint256 minShares, uint256 deadline) external payable returns (uint256 shares);

    /// @notice The factory whose pairs it adds to.
    /// @return The factory.
    function factory() external view returns (address);

    /// @notice The token that native currency is wrapped into.
    /// @return The token.
    function wrappedNative() external view returns (address);
}
