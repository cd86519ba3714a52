// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The functions of the wrapped native currency that our contracts call
/// @notice The published contract, as far as ours use it.
interface IWrappedNative {
    /// @notice Wraps the native currency sent with the call.
    function deposit() external payable;

    /// @notice Unwraps the caller's wrapped native currency.
    /// @param amount The amount.
    function withdraw(uint256 amount) external;
}
