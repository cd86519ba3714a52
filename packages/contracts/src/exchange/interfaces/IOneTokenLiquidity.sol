// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Liquidity from one token, and the first liquidity of a pair that was sent something before
/// @notice Takes one token of a pair, swaps the part that makes the rest fit the pool, and adds both, in one transaction. The part
/// is computed from the reserves of that moment, so nothing is left over but rounding (more only where the pair held something that
/// it had not counted yet), and that goes back to the caller. A pair without shares that holds something, which the published router
/// cannot add to, is opened at the price that the caller names: what is there already is taken off what the caller gives.
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

    /// @notice The pair has shares already, so that it has a price, and anybody adds to it at that.
    /// @param pair The pair.
    error HasShares(address pair);

    /// @notice The pair holds as much of a token as the caller would have in it, or more, so that the price cannot be his.
    /// @param token The token.
    /// @param there How much the pair holds.
    /// @param amount How much the caller would have in it.
    error TooMuchThere(address token, uint256 there, uint256 amount);

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

    /// @notice Opens a pair that has no shares, whatever it was sent before: afterwards it holds exactly these amounts, which are its
    /// price, and the shares are the caller's. What it holds already is taken off; the rest comes from the caller's approvals.
    /// @param token One token.
    /// @param other The other.
    /// @param amount How much of the one the pair holds afterwards; more than it holds now.
    /// @param otherAmount How much of the other; more than it holds now.
    /// @param minShares How few shares of the pair are accepted.
    /// @param deadline Until when, in seconds since 1970.
    /// @return shares How many shares the caller got.
    function openFromTokens(
        address token,
        address other,
        uint256 amount,
        uint256 otherAmount,
        uint256 minShares,
        uint256 deadline
    ) external returns (uint256 shares);

    /// @notice The same of a token and native currency, of which as much is sent along as the pair holds afterwards. What the pair
    /// holds already of the wrapped one comes back.
    /// @param token The token.
    /// @param amount How much of it the pair holds afterwards; more than it holds now.
    /// @param minShares How few shares of the pair are accepted.
    /// @param deadline Until when, in seconds since 1970.
    /// @return shares How many shares the caller got.
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
