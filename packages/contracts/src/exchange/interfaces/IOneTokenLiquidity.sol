// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Adds liquidity from one token, and opens pairs that already received tokens
/// @notice Takes one token of a pair, swaps the part that makes the rest fit the pool, and adds both, in one transaction. The part
/// is computed from the reserves of that moment, so only rounding is left over (more only if the pair held tokens that
/// it had not counted yet), which is returned to the caller. A pair without shares that holds tokens, to which the published router
/// cannot add, is opened at the caller's price: what it already holds is subtracted from what the caller gives.
/// @dev Invariants: it takes from the caller only and gives to the caller only; between transactions it holds nothing, and
/// nobody owns it. It calls only the two tokens, their pair of this factory and the wrapped native currency, and no other address
/// or data of a caller. Tokens that others send it unasked stay in it. Tokens that take a fee on transfer are
/// refused. For a token whose balances change by themselves, only `minShares` is guaranteed.
interface IOneTokenLiquidity {
    /// @notice The caller's deadline has passed.
    /// @param deadline The last valid time, in seconds since 1970.
    error Expired(uint256 deadline);

    /// @notice There is no pair of these tokens, or it is empty, so there is no price to swap at.
    /// @param token One token.
    /// @param other The other.
    error NoPool(address token, address other);

    /// @notice The received amount differs from the sent one: the token takes a transfer fee, or tokens moved in between.
    /// @param token The token.
    /// @param sent The sent amount.
    /// @param arrived The received amount.
    error NotWhole(address token, uint256 sent, uint256 arrived);

    /// @notice The shares would be fewer than the caller accepts: the price or the pool has changed.
    /// @param shares The number of shares.
    /// @param minShares The fewest that the caller accepts.
    error TooFewShares(uint256 shares, uint256 minShares);

    /// @notice The pair already has shares and so a price; liquidity is added at that price instead.
    /// @param pair The pair.
    error HasShares(address pair);

    /// @notice The pair already holds at least the caller's amount of a token, so it cannot get the caller's price.
    /// @param token The token.
    /// @param there The amount that the pair holds.
    /// @param amount The caller's amount.
    error TooMuchThere(address token, uint256 there, uint256 amount);

    /// @notice Native currency was sent by another account than its wrapped token.
    /// @param sender The sender.
    error NotWrapped(address sender);

    /// @notice Adds liquidity from a token of the caller, who has approved exactly this amount.
    /// @param token The given token.
    /// @param other The other token of the pair.
    /// @param amount The given amount.
    /// @param minShares The fewest shares of the pair that the caller accepts.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return shares The number of shares that the caller got.
    function addFromToken(address token, address other, uint256 amount, uint256 minShares, uint256 deadline)
        external
        returns (uint256 shares);

    /// @notice Adds liquidity from native currency, to the pair of a token with the wrapped native currency.
    /// @param other The other token of the pair.
    /// @param minShares The fewest shares of the pair that the caller accepts.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return shares The number of shares that the caller got.
    function addFromNative(address other, uint256 minShares, uint256 deadline) external payable returns (uint256 shares);

    /// @notice Opens a pair that has no shares, even if it already holds tokens. Afterwards it holds exactly these
    /// amounts, which set its price, and the shares are the caller's. What it already holds is subtracted; the rest
    /// comes from the caller's approvals.
    /// @param token One token.
    /// @param other The other.
    /// @param amount The amount of `token` that the pair holds afterwards; more than it holds now.
    /// @param otherAmount The amount of `other` that the pair holds afterwards; more than it holds now.
    /// @param minShares The fewest shares of the pair that the caller accepts.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return shares The number of shares that the caller got.
    function openFromTokens(
        address token,
        address other,
        uint256 amount,
        uint256 otherAmount,
        uint256 minShares,
        uint256 deadline
    ) external returns (uint256 shares);

    /// @notice Opens the pair of a token and native currency; the sent value is what the pair holds afterwards. What the pair already
    /// holds of the wrapped currency is returned.
    /// @param token The token.
    /// @param amount The amount of it that the pair holds afterwards; more than it holds now.
    /// @param minShares The fewest shares of the pair that the caller accepts.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return shares The number of shares that the caller got.
    function openFromNative(address token, uint256 amount, uint256 minShares, uint256 deadline)
        external
        payable
        returns (uint256 shares);

    /// @notice The factory whose pairs it adds to.
    /// @return The factory.
    function factory() external view returns (address);

    /// @notice The token that native currency is wrapped into.
    /// @return The token.
    function wrappedNative() external view returns (address);
}
