// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The functions of the published router that our contracts call
/// @notice The router swaps along a path of pairs; only off-chain code calls its other functions.
interface IExchangeRouter {
    /// @notice Buys exactly this much of the path's last token and refunds unused native currency.
    /// @param amountOut The bought amount.
    /// @param path The path, from the wrapped native currency to the bought token.
    /// @param to The recipient.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return amounts The amounts along the path, from the paid to the bought one.
    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts);

    /// @notice Buys exactly this much of the path's last token for a token of the caller.
    /// @param amountOut The bought amount.
    /// @param amountInMax The most that may be paid.
    /// @param path The path, from the paid token to the bought one.
    /// @param to The recipient.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return amounts The amounts along the path, from the paid to the bought one.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}
