// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title What we call of a pair of the exchange
/// @notice The published contract, as far as ours use it.
interface IExchangePair {
    /// @notice Pays out what was paid for by what the pair received before.
    /// @param out0 How much of the lower token.
    /// @param out1 How much of the higher token.
    /// @param to Who gets it.
    /// @param data Whether the receiver is called; empty where it is not.
    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external;

    /// @notice Makes shares for what the pair received before.
    /// @param to Who gets them.
    /// @return liquidity How many.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice What the pair holds of both.
    /// @return reserve0 Of the lower token.
    /// @return reserve1 Of the higher token.
    /// @return time When that changed last.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 time);

    /// @notice How many shares there are; 0 until somebody added to the pair.
    /// @return The number.
    function totalSupply() external view returns (uint256);
}
