// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title What this product calls of the published router
/// @notice The router swaps along a way of pairs; its other functions are called from outside only.
interface IExchangeRouter {
    /// @notice Buys exactly this much of the last token of a way and gives back what is over of the native currency.
    /// @param amountOut How much is bought.
    /// @param path The way, from the wrapped native currency to what is bought.
    /// @param to Who gets it.
    /// @param deadline Until when, in seconds since 1970.
    /// @return amounts What goes in and comes out along the way.
    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts);

    /// @notice Buys exactly this much of the last token of a way for a token of the caller.
    /// @param amountOut How much is bought.
    /// @param amountInMax How much may be paid.
    /// @param path The way, from what is paid to what is bought.
    /// @param to Who gets it.
    /// @param deadline Until when, in seconds since 1970.
    /// @return amounts What goes in and comes out along the way.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}
