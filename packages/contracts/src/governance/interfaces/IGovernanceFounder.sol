// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Founds a governance: a timelock and a governor that name each other
/// @notice The timelock obeys only its admin, which is set in its constructor, and the governor's timelock is set when
/// it is created. So the governor's address must be known before it exists. This contract creates both in one transaction,
/// the timelock first, so nothing can happen in between.
/// @dev Everything happens in the constructor. What remains only stores the two addresses; it has no power over them.
interface IGovernanceFounder {
    /// @notice Both contracts have been created.
    /// @param timelock The contract that executes decisions after their delay.
    /// @param governor The governor, the only account that the timelock obeys.
    event Founded(address indexed timelock, address indexed governor);

    /// @notice Creating one of the contracts failed.
    error NotFounded();

    /// @notice The contract that executes decisions after their delay.
    function timelock() external view returns (address);

    /// @notice The governor.
    function governor() external view returns (address);
}
