// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title What we call of the wrapped native currency
/// @notice The published contract, as far as ours use it.
interface IWrappedNative {
    /// @notice Wraps what is sent along.
    function deposit() external payable;

    /// @notice Pays out native currency for the caller's wrapped one.
    /// @param amount How much.
    function withdraw(uint256 amount) external;
}
