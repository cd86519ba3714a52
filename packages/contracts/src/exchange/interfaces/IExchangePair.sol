// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The functions of an exchange pair that our contracts call
/// @notice The published contract, as far as ours use it.
interface IExchangePair {
    /// @notice Pays out tokens for what the pair has already received.
    /// @param out0 The amount of the lower token.
    /// @param out1 The amount of the higher token.
    /// @param to The recipient.
    /// @param data Data for calling the receiver; if it is empty, there is no call.
    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external;

    /// @notice Mints shares for what the pair has already received.
    /// @param to The recipient.
    /// @return liquidity The number of shares.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice The pair's reserves of both tokens.
    /// @return reserve0 The reserve of the lower token.
    /// @return reserve1 The reserve of the higher token.
    /// @return time The time of their last change.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 time);

    /// @notice The number of shares; 0 before the first liquidity.
    /// @return The number.
    function totalSupply() external view returns (uint256);
}
